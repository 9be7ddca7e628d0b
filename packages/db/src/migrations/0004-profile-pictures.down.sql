alter table users drop column picture_source, drop column picture_filename;
