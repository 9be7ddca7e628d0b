alter table project_languages drop column speaking_speed;
