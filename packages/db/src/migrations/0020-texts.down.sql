drop table texts;
