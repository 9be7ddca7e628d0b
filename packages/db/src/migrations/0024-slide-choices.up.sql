-- Null: the project's.
alter table slides
  add column speaking_speed integer check (speaking_speed between 80 and 250),
  add column picture_fit text check (picture_fit in ('blur', 'cover')),
  -- Nobody speaks, on purpose.
  add column is_silent boolean not null default false;
