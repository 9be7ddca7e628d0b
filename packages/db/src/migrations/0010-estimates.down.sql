drop table workers;
drop table work_speeds;
drop index videos_generating;
alter table videos drop column account_id;
alter table video_work drop column seconds;
