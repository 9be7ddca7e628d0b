drop table replaced_files;
delete from recordings where removed_at is not null;
alter table recordings drop column removed_at;
delete from slides where deleted_at is not null;
alter table slides drop constraint slides_deleted, drop column deleted_at, drop column deleted_from;
alter table slides alter column project_id set not null;
