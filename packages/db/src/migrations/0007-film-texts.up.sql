-- What a film says, and whether a film asked for now would be the same; null for films from before this was kept.
alter table videos
  add column text_words integer,
  add column text_excerpt text,
  -- SHA-256 of what is said, and of everything that decides the film but the programs that make it.
  add column text_hash text,
  add column content_hash text;
