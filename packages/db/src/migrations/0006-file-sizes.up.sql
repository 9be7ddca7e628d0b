alter table slide_scripts
  -- Bytes in the object store.
  add column clip_size bigint,
  add column recording_size bigint;

-- The space that a project or a person uses is summed from these, without reading a row.
create index images_space on images (project_id) include (id, size);
create index videos_space on videos (project_id) include (kind, size) where size is not null;
create index slide_scripts_space on slide_scripts (image_id) include (clip_size, recording_size)
  where clip_size is not null or recording_size is not null;
