alter table users
  -- Where the provider says the picture is: it is fetched again only when this changes.
  add column picture_source text,
  add column picture_filename text unique;
