-- The language that a project is written in. Those that exist were written in English.
alter table projects
  add column source_language text not null default 'en';
