alter table scripts drop column source;
