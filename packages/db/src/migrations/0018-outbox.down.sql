alter table videos drop column run;
alter table videos drop column restarts;
drop table audit;
drop table outbox;
