drop table slide_narrations;
