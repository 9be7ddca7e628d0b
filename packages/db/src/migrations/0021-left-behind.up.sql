-- Objects that a row referred to until it was changed or deleted. The sweep removes them when they are due, unless a row
-- refers to them again.
create table tombstones (
  object_key text primary key,
  written_at timestamptz not null default now(),
  -- A workflow that began before may still read it for a day.
  due_at timestamptz not null default now() + interval '1 day'
);
create index tombstones_by_due on tombstones (due_at);

-- Arguments: what the object's key begins with, and the column that has the rest.
create function leave_tombstone() returns trigger language plpgsql as $$
declare
  old_name text := to_jsonb(old) ->> tg_argv[1];
  new_name text := case when tg_op = 'UPDATE' then to_jsonb(new) ->> tg_argv[1] end;
begin
  if old_name is not null and old_name is distinct from new_name then
    insert into tombstones (object_key) values (tg_argv[0] || old_name) on conflict do nothing;
  end if;
  return null;
end $$;

create trigger tombstone_picture after delete or update of picture_filename on slides
  for each row execute function leave_tombstone('pictures/', 'picture_filename');
create trigger tombstone_thumbnail after delete or update of thumbnail_filename on slides
  for each row execute function leave_tombstone('pictures/', 'thumbnail_filename');
create trigger tombstone_clip after delete or update of clip_filename on slides
  for each row execute function leave_tombstone('clips/', 'clip_filename');
create trigger tombstone_recording after delete or update of filename on recordings
  for each row execute function leave_tombstone('recordings/', 'filename');
create trigger tombstone_music after delete or update of music_filename on projects
  for each row execute function leave_tombstone('music/', 'music_filename');
create trigger tombstone_portrait after delete or update of picture_filename on users
  for each row execute function leave_tombstone('portraits/', 'picture_filename');
create trigger tombstone_artifact after delete or update of object_key on artifacts
  for each row execute function leave_tombstone('', 'object_key');
create trigger tombstone_plan after delete or update of plan_key on videos
  for each row execute function leave_tombstone('', 'plan_key');
create trigger tombstone_layout after delete or update of layout_key on videos
  for each row execute function leave_tombstone('', 'layout_key');
create trigger tombstone_video after delete or update of filename on videos
  for each row execute function leave_tombstone('films/', 'filename');

create function leave_file_tombstones() returns trigger language plpgsql as $$
begin
  insert into tombstones (object_key)
    select 'film-files/' || old.filename || '/' || name from unnest(old.files) as name
    where tg_op = 'DELETE' or new.filename is distinct from old.filename or name <> all (new.files)
    on conflict do nothing;
  return null;
end $$;

create trigger tombstone_video_files after delete or update of filename, files on videos
  for each row when (old.filename is not null) execute function leave_file_tombstones();

-- Projects that can be brought back. Its members are kept here meanwhile: without them nobody sees the project.
create table deleted_projects (
  project_id uuid primary key references projects (id) on delete cascade,
  deleted_by uuid references users (id) on delete set null,
  deleted_at timestamptz not null default now(),
  members jsonb not null
);
create index deleted_projects_by_person on deleted_projects (deleted_by, deleted_at);
create index deleted_projects_by_age on deleted_projects (deleted_at);

create index artifacts_by_use on artifacts (last_used_at);

-- Says whose the object store is: the sweep removes nothing from a store of another installation.
create table installation (id uuid not null default gen_random_uuid());
insert into installation default values;

-- Null for sentences from before this was kept, which go when nobody has used them for long.
alter table translated_sentences add column project_id uuid references projects (id) on delete cascade;
create index translated_sentences_by_project on translated_sentences (project_id);
create index translated_sentences_by_use on translated_sentences (last_used_at);
