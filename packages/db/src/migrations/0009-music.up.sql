-- One piece of music plays under a project's films.
alter table projects
  add column music_filename text unique,
  add column music_name text,
  -- SHA-256 of the kept bytes.
  add column music_hash text,
  add column music_samples integer check (music_samples > 0),
  add column music_lufs double precision,
  add column music_size bigint,
  add column music_volume text not null default 'quiet' check (music_volume in ('quiet', 'medium', 'loud')),
  add constraint music_whole check (
    (music_filename is null) = (music_name is null)
    and (music_filename is null) = (music_hash is null)
    and (music_filename is null) = (music_samples is null)
    and (music_filename is null) = (music_lufs is null)
    and (music_filename is null) = (music_size is null)
  );
