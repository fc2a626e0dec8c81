"""Tables, over HTTP."""

import pytest

from tests.server.service import PATIENCE, Service


def test_the_games_there_are_come_with_their_boards_and_opponents(service: Service) -> None:
    games = service.visitor().get("/api/games").json()
    assert {game["name"] for game in games} == {"duo", "tokaido"}
    for game in games:
        assert game["board"]
        assert "haru" in [opponent["name"] for opponent in game["opponents"]]
        assert game["substitute"] in [opponent["name"] for opponent in game["opponents"]]


@pytest.mark.parametrize("game", ["duo", "tokaido"])
def test_a_table_is_set_out_and_played_at_one_screen(service: Service, game: str) -> None:
    aiko = service.person("Aiko")
    table = aiko.open(game, "me", "me")
    assert table["status"] == "playing"
    for _ in range(5):
        before = table["version"]
        assert aiko.act(table).status_code == 200
        table = aiko.look(table["id"])
        assert table["version"] > before
    assert table["id"] in [line["id"] for line in aiko.get("/api/tables").json()["mine"]]


def test_a_bot_answers(service: Service) -> None:
    aiko = service.person("Aiko")
    table = aiko.open("duo", "me", "haru")
    with aiko.live(table["id"]) as socket:
        for _ in range(1000):
            table = aiko.look(table["id"])
            if table["turn"] == 0 and table["at"] > 10:
                break
            if table["turn"] == 0:
                assert aiko.act(table).status_code == 200
            socket.recv(PATIENCE)
    assert table["at"] > 10


def test_a_spectator_sees_a_table_but_no_invitations_and_no_choices(service: Service) -> None:
    table = service.person("Aiko").open("duo", "me", "open", listed=True)
    assert len(table["invitations"]) == 1
    for seen in (service.visitor().look(table["id"]), service.person().look(table["id"])):
        assert seen["invitations"] == []
        assert seen["legal"] == []
        assert not any(seat["mine"] for seat in seen["seats"])


def test_an_invitation_is_looked_at_and_taken_once(service: Service) -> None:
    aiko, kenji, ryo = service.person("Aiko"), service.person("Kenji"), service.person("Ryo")
    table = aiko.open("duo", "me", "open")
    key = table["invitations"][0]["path"].rpartition("/")[2]
    path = f"/api/invitations/{key}"
    assert service.visitor().get(path).json()["id"] == table["id"]
    taken = kenji.post(path, json={"name": "Ken"}).json()
    assert taken["status"] == "playing"
    assert [(seat["name"], seat["mine"]) for seat in taken["seats"]] == [
        ("Aiko", False),
        ("Ken", True),
    ]
    refused = ryo.post(path)
    assert refused.status_code == 409
    assert not any(seat["mine"] for seat in ryo.look(table["id"])["seats"])


def test_an_invitation_cannot_be_guessed(service: Service) -> None:
    table = service.person("Aiko").open("duo", "me", "open")
    key = table["invitations"][0]["path"].rpartition("/")[2]
    for wrong in (key[:-1] + ("a" if key[-1] != "a" else "b"), key[::-1], table["id"] + ".1"):
        assert service.person().post(f"/api/invitations/{wrong}").status_code in (404, 422)
        assert service.visitor().get(f"/api/invitations/{wrong}").status_code in (404, 422)


def test_nobody_plays_in_anothers_seat(service: Service) -> None:
    aiko, ryo = service.person("Aiko"), service.person("Ryo")
    table = aiko.open("duo", "me", "me")
    refused = ryo.act(table)
    assert refused.status_code == 403
    assert refused.json()["code"] == "not-your-seat"
    assert (
        service.visitor()
        .post(
            f"/api/tables/{table['id']}/act",
            json={"seat": 0, "word": table["legal"][0]["word"], "seen": table["version"]},
        )
        .status_code
        == 401
    )
    for do in ("undo", "resign", "abandon", "rematch"):
        assert ryo.ask(table, do).status_code in (403, 409)
    assert aiko.look(table["id"]) == table


def test_an_old_message_and_a_repeated_one_change_nothing(service: Service) -> None:
    aiko = service.person("Aiko")
    table = aiko.open("duo", "me", "me")
    assert aiko.act(table).status_code == 200
    now = aiko.look(table["id"])
    for _ in range(3):
        again = aiko.act(table)
        assert again.status_code == 409
        assert again.json()["code"] == "stale"
    assert aiko.look(table["id"])["version"] == now["version"]


def test_what_is_not_legal_is_refused_with_what_would_be(service: Service) -> None:
    aiko = service.person("Aiko")
    table = aiko.open("duo", "me", "me")
    refused = aiko.act(table, word="fly-to-the-moon")
    assert refused.status_code == 400
    assert "fly-to-the-moon" in refused.json()["english"]
    assert aiko.look(table["id"])["version"] == table["version"]


def test_undo_resign_and_rematch(service: Service) -> None:
    aiko = service.person("Aiko")
    table = aiko.open("duo", "me", "me")
    aiko.act(table)
    further = aiko.look(table["id"])
    assert aiko.ask(further, "undo", seat=0).status_code == 200
    back = aiko.look(table["id"])
    assert back["at"] < further["at"]
    assert aiko.ask(back, "resign", seat=0).status_code == 200
    over = aiko.look(table["id"])
    assert over["status"] == "over"
    assert over["result"]["reason"] == "resigned"
    rematch = aiko.ask(over, "rematch", seat=0).json()["rematch"]
    assert aiko.look(rematch)["status"] == "playing"


def test_who_takes_over_is_chosen_when_the_table_is_set_out_and_by_nobody_else(
    service: Service,
) -> None:
    aiko, kenji = service.person("Aiko"), service.person("Kenji")
    assert aiko.open("duo", "me", "me")["substitute"] == "sora"
    table = aiko.open("duo", "me", "open", substitute="kiku")
    key = table["invitations"][0]["path"].rpartition("/")[2]
    for seen in (table, service.visitor().get(f"/api/invitations/{key}").json()):
        assert seen["substitute"] == "kiku"
    table = kenji.post(f"/api/invitations/{key}").json()
    assert kenji.ask(table, "hand-over", seat=0, bot="random").status_code == 422
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "duo", "seats": seats, "substitute": "nobody"}
    refused = aiko.post("/api/tables", json=wish)
    assert (refused.status_code, refused.json()["code"]) == (400, "no-bot")
    assert "nobody" in refused.json()["english"]


def test_a_record_is_downloaded_with_its_seed_after_the_end_only(service: Service) -> None:
    aiko = service.person("Aiko")
    table = aiko.open("duo", "me", "me")
    path = f"/api/tables/{table['id']}/record"
    aiko.act(table)
    running = aiko.get(path)
    assert "Seed:" not in running.text
    assert aiko.look(table["id"])["seed"] is None
    aiko.ask(aiko.look(table["id"]), "resign", seat=0)
    finished = aiko.get(path)
    assert finished.headers["content-type"].startswith("text/plain")
    assert "attachment" in finished.headers["content-disposition"]
    assert "Seed:" in finished.text


def test_what_is_not_there_is_not_found(service: Service) -> None:
    aiko = service.person("Aiko")
    for path in ("/api/tables/nowhere", "/api/tables/nowhere/record", "/api/tables/nowhere/replay"):
        answer = aiko.get(path)
        assert answer.status_code == 404, path
        assert answer.json()["code"] == "not-found"


def test_whoever_looks_back_sees_how_the_table_was(service: Service) -> None:
    aiko = service.person("Aiko")
    table = aiko.open("tokaido", "me", "me")
    for _ in range(6):
        assert aiko.act(table).status_code == 200
        table = aiko.look(table["id"])
    at = table["at"]
    path = f"/api/tables/{table['id']}/steps"
    steps = aiko.get(path, params={"since": at - 2, "until": at}).json()
    assert [step["index"] for step in steps] == [at - 2, at - 1]
    assert steps[-1]["view"] == table["view"]
    assert aiko.get(path, params={"since": at + 5, "until": at + 9}).json() == []
    assert aiko.get(path, params={"since": -1, "until": at}).status_code == 422
    watched = service.visitor().get(path, params={"since": 0, "until": at}).json()
    assert watched[0]["view"]["phase"]
