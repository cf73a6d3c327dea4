/** Labels that are taken under every TLD: well-known companies, sites and products. */
const KNOWN = `
adobe airbnb airbus adidas alibaba allianz altavista amazon amd amex android aol apple archive armani asus atlassian audi aws axa
bandcamp barclays basecamp bayer bbc bestbuy bing bitbucket bitcoin blackberry bloomberg bmw boeing booking bosch bose box
britannica bt burberry buzzfeed canon cartier chanel chase chatgpt chevrolet chrome cisco citibank cloudflare cnn coca-cola
cocacola coinbase comcast costco coursera craigslist dell deloitte deutschebank dhl diesel digitalocean dior discord disney docker
dropbox duckduckgo dyson ea ebay economist elastic electrolux epicgames epson ericsson espn etsy eventbrite evernote expedia
facebook fedex ferrari fiat figma firefox flickr forbes ford foursquare fox fujitsu garmin gartner ge generalelectric getty github
gitlab glassdoor gmail godaddy goldmansachs google goodreads gopro grammarly groupon gucci guardian harley hbo heineken hermes
hilton hitachi hm honda honeywell hotmail hp hsbc huawei hulu hyundai ibm icloud ikea imdb imgur indiegogo instagram intel intuit
iphone ipad itunes jaguar jetbrains jira jpmorgan kayak kellogg kia kickstarter kindle kodak kpmg kraft lego lenovo lexus lg
linkedin linux live logitech loreal louisvuitton lufthansa lyft macys mailchimp marriott mastercard mattel mazda mcdonalds
mckinsey medium mercedes meta microsoft mit mitsubishi mongodb monster motorola mozilla msn mtv myspace nasa nasdaq natgeo nba
nestle netflix netscape nfl nike nikon nintendo nissan nokia notion novartis nvidia nypost nytimes office omega openai opera
oracle oreilly outlook panasonic pandora patreon paypal pepsi pfizer philips pinterest pixar playboy playstation porsche postgresql
prada puma qatarairways qualcomm quora rakuten raspberrypi reddit redhat reebok reuters ring roblox rolex rollsroyce ryanair
salesforce samsung sap scribd sega sharp shell shopify siemens signal skype slack slideshare snapchat sony soundcloud spacex
spotify sprint squarespace stackoverflow starbucks steam stripe subaru substack suzuki swarovski symantec target ted telegram
tencent tesla tiktok time tinder tiffany toshiba toyota trello tripadvisor trustpilot tumblr twilio twitch twitter uber ubisoft
ubuntu udemy unicef unilever uniqlo united ups usatoday verisign verizon versace viber vimeo visa vk vmware vodafone volkswagen
volvo walmart washingtonpost waze wechat weibo wellsfargo whatsapp wikimedia wikipedia wired wix woolworths wordpress wsj xbox
xerox xiaomi yahoo yamaha yandex yelp youtube zalando zapier zara zendesk zillow zoho zoom
`;

/** Labels that no registry sells (RFC 2606, RFC 6761, and names that registries reserve). */
const RESERVED =
  'example localhost invalid local onion nic whois rdap iana icann ietf rfc-editor registry registrar gov mil';

export const knownNames: ReadonlySet<string> = new Set(KNOWN.trim().split(/\s+/));
export const reservedNames: ReadonlySet<string> = new Set(RESERVED.split(' '));
