drop index slide_scripts_space;
drop index videos_space;
drop index images_space;
alter table slide_scripts drop column clip_size, drop column recording_size;
