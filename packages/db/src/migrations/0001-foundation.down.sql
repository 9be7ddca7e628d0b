drop table toolchains, artifacts, video_work, videos, slide_scripts cascade;
alter table projects drop column thumbnail_image_id;
drop table images, members, projects, sign_ins, sessions, users cascade;
