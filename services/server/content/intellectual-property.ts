import type { ContentPage } from '@/core/model/content';
import { TO } from './promises';
import type { ShopFacts } from './shop-facts';
import { link, mail, sections } from './write';

export const intellectualPropertyText = ({
  address,
  company,
  email,
  name,
}: ShopFacts): ContentPage => ({
  title: 'Intellectual Property',
  lead: `Whose designs these are, what you may do with them, and how to tell ${name} that something infringes your rights.`,
  sections: sections`
    # Our work
    The designs, drawings, photographs, texts, the name ${name} and its logo belong to ${company} or to the people who
      made them for us. You are welcome to look at them, to link to them and to share a page with friends. Any other
      use, such as printing, selling, or training software with them, needs our permission in writing beforehand.
    # What you give us
    If you send us a name, a text or a picture for a personalized piece, it stays yours. You allow us to use it for
      making and sending your order, and for nothing else. Please send only what you may use yourself: we cannot print
      logos, team crests, characters, portraits or song lines that belong to others without proof of their permission.
    If you write a review or add photos to it, you allow us to show them in the shop, with the name you gave. You can
      ask us to take them down at any time.
    # Reporting an infringement
    We respect the rights of others and act on every complete report. If you own a copyright, trademark or design
      right, or act for its owner, and believe that something in the shop infringes it, write to ${mail(email)}
      with the subject “Intellectual property”. Please include:
    - who you are, how we can reach you, and whether you own the right or act for the owner;
    - what the right is, with a registration number or a copy or link of the original work;
    - where it is infringed: the full address of each page in question;
    - a statement that you believe in good faith that this use is not allowed by the owner, its agent or the law;
    - a statement that what you report is accurate, and your signature, typed or written.
    ${address && `By post, reports reach us at ${company}, ${address}.`}
    ! A report that is knowingly untrue can make its sender liable for the harm it does.
    # What happens then
    1. We confirm your report, as a rule within two business days.
    1. If it is complete and well founded, we take the piece out of the shop while we look into it.
    1. We tell whoever supplied the design, so that they can answer.
    1. We tell you what we decided. Who infringes the rights of others repeatedly is no longer allowed to supply us.
    # If your design was taken down
    If you believe that this was a mistake, write to the same address: name the piece, explain why you may use the
      design, and tell us how to reach you. We pass your answer on to whoever reported it, and put the piece back if
      the matter is not taken to court within two weeks.
    # Questions
    For permissions, press pictures or anything unclear, the ${link('contact form', TO.contact)} reaches the right
      people.
  `,
});
