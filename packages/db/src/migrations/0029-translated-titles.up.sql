-- The project's title in another language; null: as in the source language. `title_source`: the title it was made from.
alter table project_languages
  add column title text,
  add column title_state text check (title_state in ('machine', 'edited')),
  add column title_source text;
