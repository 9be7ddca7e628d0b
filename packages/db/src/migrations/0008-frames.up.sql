-- What a project had before this could be chosen: a wide frame. A picture of another shape stood on black.
alter table projects
  add column shape text not null default '16:9' check (shape in ('16:9', '9:16', '1:1')),
  add column picture_fit text not null default 'blur' check (picture_fit in ('blur', 'cover'));

-- Null for a clip from before this was kept: it is fitted without knowing whether it needs to be.
alter table slide_scripts
  add column clip_width integer check (clip_width > 0),
  add column clip_height integer check (clip_height > 0);
