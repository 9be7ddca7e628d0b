-- Texts that were replaced, by the hash of what they say: a save that was based on one can be compared with it.
create table texts (
  project_id uuid not null references projects (id) on delete cascade,
  hash text not null,
  text text not null,
  replaced_at timestamptz not null default now(),
  primary key (project_id, hash)
);
create index texts_by_age on texts (replaced_at);
