drop index translated_sentences_by_use;
alter table translated_sentences drop column project_id;
drop table installation;
drop index artifacts_by_use;
insert into members (project_id, user_id, role)
  select deleted_projects.project_id, (member ->> 'userId')::uuid, member ->> 'role'
  from deleted_projects, jsonb_array_elements(deleted_projects.members) as member
  where exists (select from users where users.id = (member ->> 'userId')::uuid);
drop table deleted_projects;
drop trigger tombstone_video_files on videos;
drop function leave_file_tombstones;
drop trigger tombstone_video on videos;
drop trigger tombstone_layout on videos;
drop trigger tombstone_plan on videos;
drop trigger tombstone_artifact on artifacts;
drop trigger tombstone_portrait on users;
drop trigger tombstone_music on projects;
drop trigger tombstone_recording on recordings;
drop trigger tombstone_clip on slides;
drop trigger tombstone_thumbnail on slides;
drop trigger tombstone_picture on slides;
drop function leave_tombstone;
drop table tombstones;
