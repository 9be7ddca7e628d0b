alter table slide_scripts
  add column recording_filename text unique,
  -- SHA-256 of the kept bytes: with it equal recordings are levelled once.
  add column recording_hash text,
  add column recording_samples integer check (recording_samples > 0),
  -- Eight a second, from 0 to 100.
  add column recording_peaks smallint[],
  add column clip_hash text,
  add column clip_frames integer check (clip_frames > 0),
  add column clip_has_sound boolean not null default false,
  add column clip_keeps_sound boolean not null default false;

-- A film needs to know how long a clip is; one that was kept before this was measured is uploaded again.
update slide_scripts set clip_filename = null, clip_original_name = null;

alter table slide_scripts
  add constraint recording_whole check (
    (recording_filename is null) = (recording_samples is null)
    and (recording_filename is null) = (recording_hash is null)
    and (recording_filename is null) = (recording_peaks is null)
  ),
  add constraint clip_whole check (
    (clip_filename is null) = (clip_hash is null)
    and (clip_filename is null) = (clip_frames is null)
  );
