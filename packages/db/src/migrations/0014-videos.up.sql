-- One word for what is generated, and one for the step of the work that makes it.
alter table videos drop constraint videos_kind_check;
update videos set kind = 'video' where kind = 'film';
alter table videos add constraint videos_kind_check check (kind in ('video', 'preview'));
drop index videos_films;
create index videos_by_status on videos (project_id, status) where kind = 'video';

alter table videos rename column failure_stage to failure_step;
alter table video_work rename column kind to step;
update video_work set unit = 'optimize:video' where unit = 'optimize:film';

alter table videos rename column asked_at to requested_at;
alter table translation_jobs rename column asks to requests;
update artifacts set kind = 'recognition' where kind = 'heard';
