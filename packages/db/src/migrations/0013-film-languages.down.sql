alter table videos
  drop column languages,
  drop column files,
  drop column files_size,
  drop column chapters,
  drop column recorded_captions,
  drop column layout_key,
  drop column pack;

alter table projects
  drop column captions;
