alter table projects
  drop column source_language;
