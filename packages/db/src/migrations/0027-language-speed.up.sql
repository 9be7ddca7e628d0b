-- Null: the project's.
alter table project_languages
  add column speaking_speed integer check (speaking_speed between 80 and 250);
