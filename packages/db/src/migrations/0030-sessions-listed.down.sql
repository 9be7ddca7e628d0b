alter table sessions
  drop column user_agent,
  drop column used_at;
