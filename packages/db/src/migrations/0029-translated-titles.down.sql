alter table project_languages
  drop column title,
  drop column title_state,
  drop column title_source;
