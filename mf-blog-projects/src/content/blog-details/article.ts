import { entryIn } from '@site/kit/content/entry-in';
import { postSchema } from '../post.schema';
import { type Article, articleTextsSchema } from './article.schema';

const card = entryIn(import.meta.url, '../posts/six-hours-to-report.yaml', postSchema);
const regressionTestsContract = entryIn(
  import.meta.url,
  '../posts/regression-tests-contract.yaml',
  postSchema,
);
const formsOnAPhone = entryIn(import.meta.url, '../posts/forms-on-a-phone.yaml', postSchema);
const texts = entryIn(import.meta.url, 'article.yaml', articleTextsSchema);

/** The article that the three blog pages show (requirements §2.7), with the facts of its card. */
export const article: Article = {
  ...texts,
  image: card.image,
  title: card.title,
  author: card.author,
  date: card.date,
  more: { ...texts.more, posts: [regressionTestsContract, formsOnAPhone] },
};
