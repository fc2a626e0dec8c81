"""The languages: the same sentences in each, and a sentence for everything that can be said."""
