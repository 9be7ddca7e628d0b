drop index videos_films, projects_thumbnail;
drop collation by_title;
