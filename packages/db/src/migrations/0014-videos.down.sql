update artifacts set kind = 'heard' where kind = 'recognition';
alter table translation_jobs rename column requests to asks;
alter table videos rename column requested_at to asked_at;

update video_work set unit = 'optimize:film' where unit = 'optimize:video';
alter table video_work rename column step to kind;
alter table videos rename column failure_step to failure_stage;

drop index videos_by_status;
alter table videos drop constraint videos_kind_check;
update videos set kind = 'film' where kind = 'video';
alter table videos add constraint videos_kind_check check (kind in ('film', 'preview'));
create index videos_films on videos (project_id, status) where kind = 'film';
