-- Titles as people sort them: 'Part 2' before 'Part 10', and upper case beside lower case. The same on every server.
create collation by_title (provider = icu, locale = 'und-u-kn-true');

-- Deleting a slide looks for projects that show it: without this, by reading all of them.
create index projects_thumbnail on projects (thumbnail_image_id) where thumbnail_image_id is not null;

-- Films are counted over all of a person's projects, from the index alone.
create index videos_films on videos (project_id, status) where kind = 'film';
