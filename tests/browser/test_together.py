"""Several people, several screens, one table."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.guests import Guest
from tests.browser.seats import Seat

Invite = Callable[..., Guest]

LOST = ("ERR_INTERNET_DISCONNECTED", "WebSocket")
"""What a browser says when it has no network."""


def two_at_a_table(invite: Invite) -> tuple[Seat, Seat]:
    """One makes a table of Duo with an open seat, the other opens the link and sits down."""
    host, friend = invite(), invite()
    page = host.go("/new/duo?with=friend")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/t/*")
    link = page.get_by_label("Come and play Tokaido Duo").input_value()
    there = friend.page
    there.goto(link)
    there.get_by_label("Your name at the table").fill("Mei")
    there.get_by_role("button", name="Sit down").click()
    there.wait_for_url("**/t/*")
    for one in (host, friend):
        one.page.wait_for_selector(".asked")
    return Seat(host), Seat(friend)


def whose_turn(*seats: Seat) -> tuple[Seat, Seat]:
    """Whoever is to act, and the other."""
    turn = seats[0].table["turn"]
    mine = seats[0].table["seats"][turn]["mine"]
    return (seats[0], seats[1]) if mine else (seats[1], seats[0])


def play_until_the_other(seat: Seat) -> None:
    """Play until it is somebody else's turn."""
    while seat.table["legal"]:
        seat.play_actions(1)


def same_log(one: Seat, other: Seat) -> None:
    """Both screens tell the same, whole story."""
    told = len(one.guest.look(one.path)["log"])
    for seat in (one, other):
        seat.settled()
        seat.guest.eventually(lambda seat=seat: seat.heard >= one.table["version"])  # type: ignore[misc]
    one.guest.eventually(lambda: one.log == other.log)
    assert len(one.log) <= told
    before = one.log
    one.page.reload()
    one.page.wait_for_selector(".log li")
    assert one.log == before


def test_two_play_each_other_and_one_loses_the_connection_in_between(invite: Invite) -> None:
    now, later = whose_turn(*two_at_a_table(invite))
    play_until_the_other(now)
    now, later = later, now
    later.guest.forgive(*LOST)

    # Whoever waits is cut off, and the other plays on.
    later.guest.context.set_offline(True)
    expect(later.page.locator(".notices")).to_contain_text("offline")
    play_until_the_other(now)
    later.guest.context.set_offline(False)
    expect(later.page.locator(".notices .lost")).to_have_count(0)
    later.ready()
    same_log(later, now)

    # What somebody chooses while cut off is played once, when the connection is back.
    at = later.table["at"]
    later.ready()
    word = later.offered[0]
    later.guest.context.set_offline(True)
    expect(later.page.locator(".notices")).to_contain_text("offline")
    later.target(word).click()
    later.guest.context.set_offline(False)
    later.guest.eventually(lambda: later.table["at"] > at)
    same_log(now, later)
    steps = later.guest.look(later.path)["log"]
    assert steps[at]["word"] == word
    assert [step["index"] for step in steps] == list(range(len(steps)))


def test_undo_needs_the_consent_of_the_other(invite: Invite) -> None:
    now, other = whose_turn(*two_at_a_table(invite))
    now.ready()
    before = now.table["at"]
    now.play(now.offered[0])
    now.ready()
    now.page.keyboard.press("u")
    expect(now.page.locator(".waiting")).to_have_count(1)
    asked = other.page.get_by_role("dialog", name="asks to undo")
    asked.get_by_role("button", name="Refuse").click()
    expect(now.page.locator(".waiting")).to_have_count(0)
    assert now.table["at"] > before
    now.page.keyboard.press("u")
    asked.get_by_role("button", name="Agree").click()
    now.guest.eventually(lambda: now.table["at"] == before)
    same_log(now, other)
    for seat in (now, other):
        expect(seat.page.locator(".log .aside")).to_contain_text("took back a choice")


def test_a_spectator_sees_everything_and_can_do_nothing(invite: Invite) -> None:
    now, _ = whose_turn(*two_at_a_table(invite))
    spectator = Seat(invite(), now.path)
    now.play_actions(2)
    spectator.guest.eventually(lambda: spectator.heard == now.table["version"])
    spectator.settled()
    assert spectator.offered == []
    assert spectator.page.get_by_text("You are watching").is_visible()
    assert now.page.get_by_text("You are watching").count() == 0
    assert spectator.page.get_by_role("button", name="Undo").count() == 0
    same_log(spectator, now)


def test_two_play_again_when_both_have_said_so(invite: Invite) -> None:
    one, other = two_at_a_table(invite)
    first = one.path
    one.guest.post(f"/api{first.replace('/t/', '/tables/')}/ask", do="resign", seen=0)
    for seat in (one, other):
        assert seat.ready() == "over"
    here, there = (seat.page.locator("dialog[open]") for seat in (one, other))
    here.get_by_role("button", name="Play again").click()
    expect(here.get_by_role("status").last).to_contain_text("Still to answer: Mei")
    expect(here.get_by_role("button", name="Play again")).to_be_disabled()
    expect(there).to_contain_text("would like to play again.")
    assert [one.table["rematch"], other.table["rematch"]] == [None, None]

    # Whoever has closed the result is still asked, and takes a look at the board first.
    there.get_by_role("button", name="Close").click()
    asked = other.page.locator(".beside")
    expect(asked.get_by_role("status")).to_contain_text("would like to play again.")
    asked.get_by_role("button", name="Play again").click()
    for seat in (one, other):
        seat.page.wait_for_url(lambda url: "/t/" in url and not url.endswith(first))
        seat.page.wait_for_selector(".asked")
    assert one.page.url == other.page.url
    again = one.guest.look(one.page.url.removeprefix(one.guest.address))["table"]
    assert (again["status"], sum(seat["mine"] for seat in again["seats"])) == ("playing", 1)


def test_whoever_opened_a_table_asks_somebody_to_leave_and_the_link_is_another(
    invite: Invite,
) -> None:
    host, stranger = invite(), invite()
    path = host.new_table("tokaido", "me", "open", "open")
    link = host.look(path)["table"]["invitations"][0]["path"]
    stranger.go(link)
    stranger.page.get_by_label("Your name at the table").fill("Mei")
    stranger.page.get_by_role("button", name="Sit down").click()
    stranger.page.wait_for_url("**" + path)
    expect(stranger.page.get_by_role("button", name="Leave the table")).to_be_visible()

    page = host.go(path)
    page.get_by_role("button", name="Ask to leave: Mei").click()
    sure = page.get_by_role("dialog", name="Ask Mei to leave?")
    sure.get_by_role("button", name="Ask to leave").click()
    expect(page.get_by_label("Come and play Tokaido")).to_have_count(2)
    expect(stranger.page.locator("main")).to_contain_text("keeps the seat for somebody else")
    assert stranger.get("/api/tables")["mine"] == []

    stranger.forgive("409")
    stranger.go(link)
    expect(stranger.page.locator("main")).to_contain_text("not valid any more")
    new = host.look(path)["table"]["invitations"][0]["path"]
    stranger.go(new)
    stranger.page.get_by_role("button", name="Sit down").click()
    stranger.page.wait_for_url("**" + path)
    stranger.page.get_by_role("button", name="Leave the table").click()
    stranger.page.wait_for_url(stranger.address + "/")
    assert stranger.get("/api/tables")["mine"] == []
    page.get_by_role("button", name="Close the table").click()
    page.wait_for_url(host.address + "/")
    assert host.get("/api/tables")["mine"] == []


def test_a_link_that_was_used_brings_nobody_else_to_the_table(invite: Invite) -> None:
    host, late = invite(), invite()
    path = host.new_table("duo", "me", "open")
    link = host.look(path)["table"]["invitations"][0]["path"]
    friend = invite()
    friend.get("/api/me")
    friend.post(f"/api{link.replace('/join/', '/invitations/')}")
    late.forgive("410", "409", "404")
    late.go(link)
    expect(late.page.locator("main")).to_contain_text("This seat is taken")


def test_two_tabs_agree(guest: Guest) -> None:
    first = Seat(guest, guest.new_table("duo", "me", "me"))
    second = Seat(guest, first.path, page=guest.context.new_page())
    second.ready()
    word = second.offered[0]
    first.ready()
    first.play(word)
    expect(second.page.locator(f'[data-word="{word}"]')).to_have_count(0)
    second.ready()
    second.settled()
    first.ready()
    assert second.log == first.log
    assert second.offered == first.offered


def test_the_personal_link_brings_somebody_to_another_device(invite: Invite) -> None:
    here, there = invite(), invite()
    path = here.new_table("duo", "me", "haru")
    page = here.go("/me")
    page.get_by_label("Your name").fill("Aiko")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Saved")).to_be_visible()
    page.get_by_role("button", name="Show the link").click()
    link = page.get_by_role("textbox", name="Your personal link").input_value()
    there.page.goto(link)
    there.page.wait_for_url(there.address + "/")
    there.page.get_by_role("link", name="Your turn").or_(
        there.page.get_by_role("link", name="is to play")
    ).click()
    there.page.wait_for_url("**" + path)
    assert any(seat["mine"] for seat in there.look(path)["table"]["seats"])
    assert there.get("/api/me")["name"] == "Aiko"


def test_somebody_finds_a_free_seat_in_the_list_of_tables(invite: Invite) -> None:
    host, other = invite(), invite()
    page = host.go("/new/duo?with=friend")
    page.get_by_label("Show it in the list of tables").check()
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/t/*")
    there = other.go("/lobby")
    path = page.url.removeprefix(host.address)
    there.locator(f'section[aria-labelledby="tables-open"] a[href="{path}"]').click()
    there.get_by_role("button", name="Sit down here").click()
    there.wait_for_selector("main.board")
    page.wait_for_selector("main.board")
    assert host.look(path)["table"]["status"] == "playing"


def test_whoever_is_invited_to_somebodys_position_is_told_before_and_after(invite: Invite) -> None:
    host, friend = invite(), invite()
    path = host.table_in_the_middle("tokaido", "me", "open", "haru", "haru", at=70, listed=True)
    chosen = "This game begins from a position that Player 1 chose. What was hidden"
    line = friend.go("/lobby").locator(f"a[href='{path}']")
    expect(line).to_contain_text(chosen)
    page = friend.go(host.look(path)["table"]["invitations"][0]["path"])
    expect(page.locator("section")).to_contain_text(chosen)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".asked")
    for one in (page, host.go(path)):
        one.get_by_role("button", name="From a position").click()
        expect(one.locator("dialog[open]")).to_contain_text(chosen)
