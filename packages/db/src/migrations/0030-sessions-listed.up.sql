-- What a person recognises a session by: the browser that signed in, and when it was last used, to the hour.
alter table sessions
  add column user_agent text,
  add column used_at timestamptz not null default now();
