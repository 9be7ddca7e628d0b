update projects set picture_fit = 'blur' where picture_fit not in ('blur', 'cover');
update slides set picture_fit = 'blur' where picture_fit not in ('blur', 'cover');
alter table projects drop constraint projects_picture_fit_check;
alter table projects add constraint projects_picture_fit_check check (picture_fit in ('blur', 'cover'));
alter table slides drop constraint slides_picture_fit_check;
alter table slides add constraint slides_picture_fit_check check (picture_fit in ('blur', 'cover'));
