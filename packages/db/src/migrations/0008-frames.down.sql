alter table slide_scripts
  drop column clip_width,
  drop column clip_height;

alter table projects
  drop column shape,
  drop column picture_fit;
