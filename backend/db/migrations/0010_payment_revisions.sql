-- What takes a shop's payments is kept in memory for its revision, as its content is.
SELECT watch_revisions('payment_settings', 'raise_owner_revision');
