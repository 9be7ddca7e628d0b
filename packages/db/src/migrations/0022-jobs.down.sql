drop trigger video_job on videos;
drop trigger video_work_job on video_work;
drop trigger pack_job on videos;
drop trigger deleted_video_job on videos;
drop trigger translation_job on translation_jobs;
drop trigger deleted_translation_job on translation_jobs;
drop function follow_video, follow_video_work, follow_pack, forget_video_jobs, follow_translation, forget_translation_job;
drop table jobs;
drop function job_status;
