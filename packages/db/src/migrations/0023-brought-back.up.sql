-- A deleted slide belongs to no project, so that nothing of its project finds it, also in processes of the release before.
-- It keeps its scripts, recordings and files until it is brought back, or gone.
alter table slides
  alter column project_id drop not null,
  add column deleted_from uuid references projects (id) on delete cascade,
  add column deleted_at timestamptz;
alter table slides add constraint slides_deleted check (
  (project_id is null) = (deleted_at is not null) and (deleted_at is null) = (deleted_from is null)
) not valid;
create index slides_deleted_from on slides (deleted_from) where deleted_from is not null;
create index slides_deleted_at on slides (deleted_at) where deleted_at is not null;

-- Null: it is beside the slide, heard or not (is_chosen). Otherwise it was replaced or deleted, and can be brought back.
alter table recordings add column removed_at timestamptz;
create index recordings_removed_at on recordings (removed_at) where removed_at is not null;

-- Pictures and clips that were replaced or removed, and can be brought back.
create table replaced_files (
  filename text primary key,
  slide_id uuid not null references slides on delete cascade,
  kind text not null check (kind in ('picture', 'clip')),
  -- Of a picture.
  thumbnail_filename text,
  -- The columns of the slide that describe it.
  facts jsonb not null,
  replaced_at timestamptz not null default now()
);
create index replaced_files_slide on replaced_files (slide_id);
create index replaced_files_by_age on replaced_files (replaced_at);

create trigger tombstone_replaced_picture after delete or update of filename, kind on replaced_files
  for each row when (old.kind = 'picture') execute function leave_tombstone('pictures/', 'filename');
create trigger tombstone_replaced_thumbnail after delete or update of thumbnail_filename on replaced_files
  for each row execute function leave_tombstone('pictures/', 'thumbnail_filename');
create trigger tombstone_replaced_clip after delete or update of filename, kind on replaced_files
  for each row when (old.kind = 'clip') execute function leave_tombstone('clips/', 'filename');
