// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../i18n';
export const us_who: Message = [
  'shared/questions/us_who',
  'For citizens, residents and organisations of the United States, and foreign organisations active there',
];
export const us_app_purpose: Message = ['shared/questions/us_app_purpose', 'What the domain is for'];
export const us_app_purpose_missing: Message = [
  'shared/questions/us_app_purpose_missing',
  'Choose what the domain is for',
];
export const us_app_purpose_why: Message = [
  'shared/questions/us_app_purpose_why',
  'The .us registry records the purpose of every domain.',
];
export const us_category: Message = ['shared/questions/us_category', 'Connection to the United States'];
export const us_category_missing: Message = [
  'shared/questions/us_category_missing',
  'Choose the connection to the United States',
];
export const us_category_why: Message = [
  'shared/questions/us_category_why',
  'The .us registry checks the connection and deletes domains without one, with no refund.',
];
export const us_validator: Message = ['shared/questions/us_validator', 'Country of the organisation'];
export const us_validator_missing: Message = [
  'shared/questions/us_validator_missing',
  'Choose the country of the organisation',
];
export const us_validator_why: Message = [
  'shared/questions/us_validator_why',
  'The .us registry asks foreign organisations where they are from.',
];
export const list_p1: Message = ['shared/questions/list_p1', 'Business, for profit'];
export const list_p2: Message = [
  'shared/questions/list_p2',
  'Non-profit business, club, association, religious organisation',
];
export const list_p3: Message = ['shared/questions/list_p3', 'Personal use'];
export const list_p4: Message = ['shared/questions/list_p4', 'Education'];
export const list_p5: Message = ['shared/questions/list_p5', 'Government'];
export const list_c11: Message = ['shared/questions/list_c11', 'United States citizen'];
export const list_c12: Message = [
  'shared/questions/list_c12',
  'Permanent resident of the United States or one of its possessions or territories',
];
export const list_c21: Message = [
  'shared/questions/list_c21',
  'Organisation under the laws of a US state, DC, a possession or territory, governments included',
];
export const list_c31: Message = [
  'shared/questions/list_c31',
  'Foreign organisation that regularly does lawful business or activities in the United States',
];
export const list_c32: Message = [
  'shared/questions/list_c32',
  'Foreign organisation with an office or other facility in the United States',
];
export const list_cct: Message = ['shared/questions/list_cct', 'Canadian citizen'];
export const list_res: Message = ['shared/questions/list_res', 'Permanent resident of Canada'];
export const list_lgr: Message = [
  'shared/questions/list_lgr',
  'Legal representative of a Canadian citizen or permanent resident',
];
export const list_abo: Message = [
  'shared/questions/list_abo',
  'Aboriginal peoples (individuals or groups) indigenous to Canada',
];
export const list_cco: Message = [
  'shared/questions/list_cco',
  'Corporation (Canada, or a Canadian province or territory)',
];
export const list_prt: Message = ['shared/questions/list_prt', 'Partnership registered in Canada'];
export const list_trs: Message = ['shared/questions/list_trs', 'Trust established in Canada'];
export const list_ass: Message = ['shared/questions/list_ass', 'Canadian unincorporated association'];
export const list_trd: Message = ['shared/questions/list_trd', 'Canadian trade union'];
export const list_plt: Message = ['shared/questions/list_plt', 'Canadian political party'];
export const list_edu: Message = ['shared/questions/list_edu', 'Canadian educational institution'];
export const list_lam: Message = ['shared/questions/list_lam', 'Canadian library, archive or museum'];
export const list_hop: Message = ['shared/questions/list_hop', 'Canadian hospital'];
export const list_gov: Message = ['shared/questions/list_gov', 'Government or government entity in Canada'];
export const list_inb: Message = ['shared/questions/list_inb', 'Indian band recognised by the Indian Act'];
export const list_tdm: Message = [
  'shared/questions/list_tdm',
  'Trade-mark registered in Canada by a non-Canadian owner',
];
export const list_omk: Message = ['shared/questions/list_omk', 'Official mark registered in Canada'];
export const list_maj: Message = ['shared/questions/list_maj', 'His Majesty the King'];
export const ca_who: Message = ['shared/questions/ca_who', 'For people and organisations with a connection to Canada'];
export const ca_legal_type: Message = ['shared/questions/ca_legal_type', 'Legal type'];
export const ca_legal_type_missing: Message = ['shared/questions/ca_legal_type_missing', 'Choose a legal type'];
export const ca_legal_type_why: Message = [
  'shared/questions/ca_legal_type_why',
  'The .ca registry registers domains only for those with a Canadian presence.',
];
export const ca_cira_agreement: Message = [
  'shared/questions/ca_cira_agreement',
  "I accept CIRA's Registrant Agreement",
];
export const ca_cira_agreement_why: Message = [
  'shared/questions/ca_cira_agreement_why',
  'The .ca registry has an agreement of its own with every registrant.',
];
export const uk_ind: Message = ['shared/questions/uk_ind', 'UK individual'];
export const uk_find: Message = ['shared/questions/uk_find', 'Individual outside the UK'];
export const uk_ltd: Message = ['shared/questions/uk_ltd', 'UK limited company'];
export const uk_plc: Message = ['shared/questions/uk_plc', 'UK public limited company'];
export const uk_ptnr: Message = ['shared/questions/uk_ptnr', 'UK partnership'];
export const uk_llp: Message = ['shared/questions/uk_llp', 'UK limited liability partnership'];
export const uk_stra: Message = ['shared/questions/uk_stra', 'UK sole trader'];
export const uk_ip: Message = ['shared/questions/uk_ip', 'UK industrial or provident registered company'];
export const uk_sch: Message = ['shared/questions/uk_sch', 'UK school'];
export const uk_rchar: Message = ['shared/questions/uk_rchar', 'UK registered charity'];
export const uk_gov: Message = ['shared/questions/uk_gov', 'UK government body'];
export const uk_crc: Message = ['shared/questions/uk_crc', 'UK corporation by Royal Charter'];
export const uk_stat: Message = ['shared/questions/uk_stat', 'UK statutory body'];
export const uk_other: Message = ['shared/questions/uk_other', 'Other UK entity, such as a club or association'];
export const uk_fcorp: Message = ['shared/questions/uk_fcorp', 'Corporation outside the UK'];
export const uk_fother: Message = ['shared/questions/uk_fother', 'Other entity outside the UK'];
export const uk_registrant_type: Message = ['shared/questions/uk_registrant_type', 'Registrant type'];
export const uk_registrant_type_missing: Message = [
  'shared/questions/uk_registrant_type_missing',
  'Choose a registrant type',
];
export const uk_registrant_type_why: Message = [
  'shared/questions/uk_registrant_type_why',
  'Nominet records one for every domain.',
];
export const uk_registration_number: Message = ['shared/questions/uk_registration_number', 'Companies House number'];
export const uk_registration_number_missing: Message = [
  'shared/questions/uk_registration_number_missing',
  'Enter a Companies House number',
];
export const uk_registration_number_why: Message = [
  'shared/questions/uk_registration_number_why',
  'Nominet checks registered companies against Companies House.',
];
export const uk_registration_number_hint: Message = [
  'shared/questions/uk_registration_number_hint',
  'Eight characters, such as 01234567 or SC123456',
];
export const uk_trading_name: Message = ['shared/questions/uk_trading_name', 'Trading name'];
export const uk_trading_name_missing: Message = ['shared/questions/uk_trading_name_missing', 'Enter a trading name'];
export const uk_trading_name_why: Message = [
  'shared/questions/uk_trading_name_why',
  'Nominet records the trading name of sole traders as well as their own name.',
];
export const language_bg: Message = ['shared/questions/language_bg', 'Bulgarian'];
export const language_cs: Message = ['shared/questions/language_cs', 'Czech'];
export const language_da: Message = ['shared/questions/language_da', 'Danish'];
export const language_nl: Message = ['shared/questions/language_nl', 'Dutch'];
export const language_en: Message = ['shared/questions/language_en', 'English'];
export const language_et: Message = ['shared/questions/language_et', 'Estonian'];
export const language_fi: Message = ['shared/questions/language_fi', 'Finnish'];
export const language_fr: Message = ['shared/questions/language_fr', 'French'];
export const language_de: Message = ['shared/questions/language_de', 'German'];
export const language_el: Message = ['shared/questions/language_el', 'Greek'];
export const language_hu: Message = ['shared/questions/language_hu', 'Hungarian'];
export const language_ga: Message = ['shared/questions/language_ga', 'Irish'];
export const language_it: Message = ['shared/questions/language_it', 'Italian'];
export const language_lv: Message = ['shared/questions/language_lv', 'Latvian'];
export const language_lt: Message = ['shared/questions/language_lt', 'Lithuanian'];
export const language_mt: Message = ['shared/questions/language_mt', 'Maltese'];
export const language_pl: Message = ['shared/questions/language_pl', 'Polish'];
export const language_pt: Message = ['shared/questions/language_pt', 'Portuguese'];
export const language_ro: Message = ['shared/questions/language_ro', 'Romanian'];
export const language_sk: Message = ['shared/questions/language_sk', 'Slovak'];
export const language_sl: Message = ['shared/questions/language_sl', 'Slovenian'];
export const language_es: Message = ['shared/questions/language_es', 'Spanish'];
export const language_sv: Message = ['shared/questions/language_sv', 'Swedish'];
export const eu_who: Message = [
  'shared/questions/eu_who',
  'For EU citizens, and residents and organisations of the EU and EEA',
];
export const eu_country_of_citizenship: Message = [
  'shared/questions/eu_country_of_citizenship',
  'Country of citizenship',
];
export const eu_country_of_citizenship_missing: Message = [
  'shared/questions/eu_country_of_citizenship_missing',
  'Choose the country of citizenship',
];
export const eu_country_of_citizenship_why: Message = [
  'shared/questions/eu_country_of_citizenship_why',
  'The .eu registry accepts people outside the EU and EEA if they are EU citizens.',
];
export const eu_lang: Message = ['shared/questions/eu_lang', 'Language for messages from the registry'];
export const eu_lang_missing: Message = [
  'shared/questions/eu_lang_missing',
  "Choose a language for the registry's messages",
];
export const eu_lang_why: Message = [
  'shared/questions/eu_lang_why',
  'EURid writes to the owner in English if you choose nothing.',
];
export const se_id_card_number: Message = ['shared/questions/se_id_card_number', 'Personal identity number'];
export const se_id_card_number_missing: Message = [
  'shared/questions/se_id_card_number_missing',
  'Enter a personal identity number',
];
export const se_id_card_number_why: Message = [
  'shared/questions/se_id_card_number_why',
  'The registry identifies people by this number; it is not published.',
];
export const se_id_card_number_hint: Message = [
  'shared/questions/se_id_card_number_hint',
  'In Sweden YYMMDD-NNNN; elsewhere the number of your identity card after the country, such as [NO]01010112345',
];
export const se_registration_number: Message = ['shared/questions/se_registration_number', 'Organisation number'];
export const se_registration_number_missing: Message = [
  'shared/questions/se_registration_number_missing',
  'Enter an organisation number',
];
export const se_registration_number_why: Message = [
  'shared/questions/se_registration_number_why',
  'The registry identifies organisations by this number.',
];
export const se_registration_number_hint: Message = [
  'shared/questions/se_registration_number_hint',
  'In Sweden NNNNNN-NNNN; elsewhere the registration number after the country, such as [NO]923609016',
];
export const se_registrant_vat_id: Message = ['shared/questions/se_registrant_vat_id', 'VAT number'];
export const se_registrant_vat_id_missing: Message = [
  'shared/questions/se_registrant_vat_id_missing',
  'Enter a VAT number',
];
export const se_registrant_vat_id_why: Message = [
  'shared/questions/se_registrant_vat_id_why',
  'The registry asks organisations outside Sweden for it.',
];
export const se_registrant_vat_id_hint: Message = [
  'shared/questions/se_registrant_vat_id_hint',
  'Two letters of the country and the number, such as DE123456789',
];
export const fr_who: Message = [
  'shared/questions/fr_who',
  'For residents and organisations of the EU, Iceland, Liechtenstein, Norway and Switzerland',
];
export const fr_date_of_birth: Message = ['shared/questions/fr_date_of_birth', 'Date of birth'];
export const fr_date_of_birth_missing: Message = [
  'shared/questions/fr_date_of_birth_missing',
  'Enter the date of birth',
];
export const fr_date_of_birth_why: Message = [
  'shared/questions/fr_date_of_birth_why',
  'AFNIC identifies people by birth; it is not published.',
];
export const fr_country_of_birth: Message = ['shared/questions/fr_country_of_birth', 'Country of birth'];
export const fr_country_of_birth_missing: Message = [
  'shared/questions/fr_country_of_birth_missing',
  'Choose the country of birth',
];
export const fr_place_of_birth: Message = ['shared/questions/fr_place_of_birth', 'Town of birth'];
export const fr_place_of_birth_missing: Message = [
  'shared/questions/fr_place_of_birth_missing',
  'Enter the town of birth',
];
export const fr_place_of_birth_why: Message = [
  'shared/questions/fr_place_of_birth_why',
  'AFNIC asks people born in France for it.',
];
export const fr_postal_code_of_birth: Message = ['shared/questions/fr_postal_code_of_birth', 'Postal code of birth'];
export const fr_postal_code_of_birth_missing: Message = [
  'shared/questions/fr_postal_code_of_birth_missing',
  'Enter the postal code of the town of birth',
];
export const fr_postal_code_of_birth_hint: Message = [
  'shared/questions/fr_postal_code_of_birth_hint',
  'Five digits, such as 75001',
];
export const fr_siren_siret: Message = ['shared/questions/fr_siren_siret', 'SIREN or SIRET'];
export const fr_siren_siret_missing: Message = [
  'shared/questions/fr_siren_siret_missing',
  'Enter a SIREN or SIRET number',
];
export const fr_siren_siret_why: Message = [
  'shared/questions/fr_siren_siret_why',
  'With it, AFNIC needs no further proof of the organisation.',
];
export const fr_siren_siret_hint: Message = ['shared/questions/fr_siren_siret_hint', '9 or 14 digits'];
export const fr_registrant_vat_id_hint: Message = [
  'shared/questions/fr_registrant_vat_id_hint',
  'Two letters of the country and the number, such as FR12345678901',
];
export const fr_trademark_number: Message = ['shared/questions/fr_trademark_number', 'Trade mark number'];
export const fr_trademark_number_missing: Message = [
  'shared/questions/fr_trademark_number_missing',
  'Enter a trade mark number',
];
export const be_lang_why: Message = [
  'shared/questions/be_lang_why',
  'DNS Belgium writes to the owner in English if you choose nothing.',
];
export const be_registrant_vat_id_why: Message = [
  'shared/questions/be_registrant_vat_id_why',
  'DNS Belgium asks commercial organisations for it.',
];
export const be_registrant_vat_id_hint: Message = [
  'shared/questions/be_registrant_vat_id_hint',
  'Two letters of the country and the number, such as BE0123456789',
];
export const it_who: Message = [
  'shared/questions/it_who',
  'For citizens, residents and organisations of the EEA, Switzerland, the Vatican and San Marino',
];
export const it_1: Message = ['shared/questions/it_1', 'Natural person, Italian or foreign'];
export const it_2: Message = ['shared/questions/it_2', 'Company or one-person company'];
export const it_3: Message = ['shared/questions/it_3', 'Freelance worker or professional'];
export const it_4: Message = ['shared/questions/it_4', 'Non-profit organisation'];
export const it_5: Message = ['shared/questions/it_5', 'Public organisation'];
export const it_6: Message = ['shared/questions/it_6', 'Other Italian subject'];
export const it_7: Message = ['shared/questions/it_7', 'Foreign organisation of any of these kinds'];
export const it_entity_type_why: Message = [
  'shared/questions/it_entity_type_why',
  'Registro .it keeps a different record for each.',
];
export const it_nationality_code: Message = ['shared/questions/it_nationality_code', 'Nationality'];
export const it_nationality_code_missing: Message = [
  'shared/questions/it_nationality_code_missing',
  'Choose the nationality',
];
export const it_nationality_code_why: Message = [
  'shared/questions/it_nationality_code_why',
  'Registro .it records it, and it decides which number you need.',
];
export const it_reg_code: Message = ['shared/questions/it_reg_code', 'Tax code or VAT number'];
export const it_reg_code_missing: Message = ['shared/questions/it_reg_code_missing', 'Enter a tax code or VAT number'];
export const it_reg_code_why: Message = [
  'shared/questions/it_reg_code_why',
  'Registro .it identifies registrants by it; it is not published for people.',
];
export const it_reg_code_hint: Message = [
  'shared/questions/it_reg_code_hint',
  'People in Italy: codice fiscale; organisations: partita IVA, 11 digits; from abroad: identity card or VAT number',
];
export const it_consent_declarations: Message = [
  'shared/questions/it_consent_declarations',
  'I make the declarations of section 3 and take the liability they name',
];
export const it_consent_declarations_why: Message = [
  'shared/questions/it_consent_declarations_why',
  'Section 3 of the contract with Registro .it.',
];
export const it_consent_processing: Message = [
  'shared/questions/it_consent_processing',
  'I consent to the processing of personal data for the registration',
];
export const it_consent_processing_why: Message = [
  'shared/questions/it_consent_processing_why',
  'Section 5 of the contract with Registro .it.',
];
export const it_consent_publication: Message = [
  'shared/questions/it_consent_publication',
  'My personal data may be published and looked up on the internet',
];
export const it_consent_publication_why: Message = [
  'shared/questions/it_consent_publication_why',
  'Section 6 of the contract with Registro .it; the registration does not depend on it.',
];
export const it_consent_clauses: Message = [
  'shared/questions/it_consent_clauses',
  'I accept the clauses of section 7 expressly',
];
export const it_consent_clauses_why: Message = [
  'shared/questions/it_consent_clauses_why',
  'Section 7 of the contract with Registro .it.',
];
export const es_individual: Message = ['shared/questions/es_individual', 'Natural person'];
export const es_id_type: Message = ['shared/questions/es_id_type', 'Kind of identification'];
export const es_id_type_missing: Message = ['shared/questions/es_id_type_missing', 'Choose a kind of identification'];
export const es_dni_and_nif: Message = ['shared/questions/es_dni_and_nif', 'Spanish DNI or NIF'];
export const es_nie: Message = ['shared/questions/es_nie', 'NIE of a foreign resident'];
export const es_other: Message = ['shared/questions/es_other', 'Passport or number of another country'];
export const es_id_type_why: Message = ['shared/questions/es_id_type_why', 'Red.es identifies every registrant.'];
export const es_id_number: Message = ['shared/questions/es_id_number', 'Identification number'];
export const es_id_number_missing: Message = [
  'shared/questions/es_id_number_missing',
  'Enter an identification number',
];
export const es_id_number_why: Message = [
  'shared/questions/es_id_number_why',
  'Red.es identifies every registrant; it is not published for people.',
];
export const es_id_number_hint: Message = [
  'shared/questions/es_id_number_hint',
  'Such as 12345678Z (DNI), X1234567L (NIE) or A58818501 (NIF of an organisation)',
];
export const es_legal_form: Message = ['shared/questions/es_legal_form', 'Legal form'];
export const es_legal_form_missing: Message = ['shared/questions/es_legal_form_missing', 'Choose a legal form'];
export const es_legal_form_why: Message = ['shared/questions/es_legal_form_why', 'Red.es records it.'];
export const es_form_association: Message = ['shared/questions/es_form_association', 'Association'];
export const es_form_central_government_body: Message = [
  'shared/questions/es_form_central_government_body',
  'Central government body',
];
export const es_form_civil_society: Message = ['shared/questions/es_form_civil_society', 'Civil society'];
export const es_form_community_of_owners: Message = [
  'shared/questions/es_form_community_of_owners',
  'Community of owners',
];
export const es_form_community_property: Message = [
  'shared/questions/es_form_community_property',
  'Community property',
];
export const es_form_consulate: Message = ['shared/questions/es_form_consulate', 'Consulate'];
export const es_form_cooperative: Message = ['shared/questions/es_form_cooperative', 'Cooperative'];
export const es_form_designation_of_origin_supervisory_council: Message = [
  'shared/questions/es_form_designation_of_origin_supervisory_council',
  'Supervisory council of a designation of origin',
];
export const es_form_economic_interest_group: Message = [
  'shared/questions/es_form_economic_interest_group',
  'Economic interest group',
];
export const es_form_embassy: Message = ['shared/questions/es_form_embassy', 'Embassy'];
export const es_form_entity_managing_natural_areas: Message = [
  'shared/questions/es_form_entity_managing_natural_areas',
  'Entity managing natural areas',
];
export const es_form_farm_partnership: Message = ['shared/questions/es_form_farm_partnership', 'Farm partnership'];
export const es_form_foundation: Message = ['shared/questions/es_form_foundation', 'Foundation'];
export const es_form_general_and_limited_partnership: Message = [
  'shared/questions/es_form_general_and_limited_partnership',
  'General and limited partnership',
];
export const es_form_general_partnership: Message = [
  'shared/questions/es_form_general_partnership',
  'General partnership',
];
export const es_form_limited_company: Message = ['shared/questions/es_form_limited_company', 'Limited company (SL)'];
export const es_form_local_authority: Message = ['shared/questions/es_form_local_authority', 'Local authority'];
export const es_form_local_public_entity: Message = [
  'shared/questions/es_form_local_public_entity',
  'Local public entity',
];
export const es_form_mutual_insurance_company: Message = [
  'shared/questions/es_form_mutual_insurance_company',
  'Mutual insurance company',
];
export const es_form_national_public_entity: Message = [
  'shared/questions/es_form_national_public_entity',
  'National public entity',
];
export const es_form_order_or_religious_institution: Message = [
  'shared/questions/es_form_order_or_religious_institution',
  'Order or religious institution',
];
export const es_form_others: Message = ['shared/questions/es_form_others', 'Other, for registrants outside Spain'];
export const es_form_political_party: Message = ['shared/questions/es_form_political_party', 'Political party'];
export const es_form_professional_association: Message = [
  'shared/questions/es_form_professional_association',
  'Professional association',
];
export const es_form_public_law_association: Message = [
  'shared/questions/es_form_public_law_association',
  'Public law association',
];
export const es_form_public_limited_company: Message = [
  'shared/questions/es_form_public_limited_company',
  'Public limited company (SA)',
];
export const es_form_regional_government_body: Message = [
  'shared/questions/es_form_regional_government_body',
  'Regional government body',
];
export const es_form_regional_public_entity: Message = [
  'shared/questions/es_form_regional_public_entity',
  'Regional public entity',
];
export const es_form_savings_bank: Message = ['shared/questions/es_form_savings_bank', 'Savings bank'];
export const es_form_spanish_office: Message = [
  'shared/questions/es_form_spanish_office',
  'Spanish office of a foreign entity',
];
export const es_form_sports_association: Message = [
  'shared/questions/es_form_sports_association',
  'Sports association',
];
export const es_form_sports_federation: Message = ['shared/questions/es_form_sports_federation', 'Sports federation'];
export const es_form_sports_limited_company: Message = [
  'shared/questions/es_form_sports_limited_company',
  'Sports limited company',
];
export const es_form_temporary_alliance_of_enterprises: Message = [
  'shared/questions/es_form_temporary_alliance_of_enterprises',
  'Temporary alliance of enterprises',
];
export const es_form_trade_union: Message = ['shared/questions/es_form_trade_union', 'Trade union'];
export const es_form_worker_owned_company: Message = [
  'shared/questions/es_form_worker_owned_company',
  'Worker-owned company',
];
export const es_form_worker_owned_limited_company: Message = [
  'shared/questions/es_form_worker_owned_limited_company',
  'Worker-owned limited company',
];
export const au_citizen_resident: Message = ['shared/questions/au_citizen_resident', 'Citizen or resident'];
export const au_charity: Message = ['shared/questions/au_charity', 'Charity'];
export const au_child_care_centre: Message = ['shared/questions/au_child_care_centre', 'Child Care Centre'];
export const au_club: Message = ['shared/questions/au_club', 'Club'];
export const au_commercial_statutory_body: Message = [
  'shared/questions/au_commercial_statutory_body',
  'Commercial Statutory Body',
];
export const au_company: Message = ['shared/questions/au_company', 'Company'];
export const au_government_school: Message = ['shared/questions/au_government_school', 'Government School'];
export const au_higher_education_institution: Message = [
  'shared/questions/au_higher_education_institution',
  'Higher Education Institution',
];
export const au_incorporated_association: Message = [
  'shared/questions/au_incorporated_association',
  'Incorporated Association',
];
export const au_industry_body: Message = ['shared/questions/au_industry_body', 'Industry Body'];
export const au_national_body: Message = ['shared/questions/au_national_body', 'National Body'];
export const au_non_government_school: Message = ['shared/questions/au_non_government_school', 'Non-Government School'];
export const au_non_profit_organisation: Message = [
  'shared/questions/au_non_profit_organisation',
  'Non-profit Organisation',
];
export const au_other: Message = ['shared/questions/au_other', 'Other'];
export const au_partnership: Message = ['shared/questions/au_partnership', 'Partnership'];
export const au_pending_tm_owner: Message = ['shared/questions/au_pending_tm_owner', 'Pending TM Owner'];
export const au_political_party: Message = ['shared/questions/au_political_party', 'Political Party'];
export const au_pre_school: Message = ['shared/questions/au_pre_school', 'Pre-school'];
export const au_registered_business: Message = ['shared/questions/au_registered_business', 'Registered Business'];
export const au_religious_church_group: Message = [
  'shared/questions/au_religious_church_group',
  'Religious/Church Group',
];
export const au_research_organisation: Message = ['shared/questions/au_research_organisation', 'Research Organisation'];
export const au_sole_trader: Message = ['shared/questions/au_sole_trader', 'Sole Trader'];
export const au_trade_union: Message = ['shared/questions/au_trade_union', 'Trade Union'];
export const au_trademark_owner: Message = ['shared/questions/au_trademark_owner', 'Trademark Owner'];
export const au_training_organisation: Message = ['shared/questions/au_training_organisation', 'Training Organisation'];
export const au_who: Message = [
  'shared/questions/au_who',
  'For citizens, residents and organisations of Australia, and owners of Australian trade marks',
];
export const au_registrant_name: Message = ['shared/questions/au_registrant_name', 'Legal name of the registrant'];
export const au_registrant_name_missing: Message = [
  'shared/questions/au_registrant_name_missing',
  'Enter the legal name of the registrant',
];
export const au_registrant_name_why: Message = [
  'shared/questions/au_registrant_name_why',
  'auDA compares it with the Australian registers.',
];
export const au_registrant_id_type: Message = ['shared/questions/au_registrant_id_type', 'Kind of registrant number'];
export const au_registrant_id_type_missing: Message = [
  'shared/questions/au_registrant_id_type_missing',
  'Choose a kind of registrant number',
];
export const au_abn: Message = ['shared/questions/au_abn', 'Australian Business Number (ABN)'];
export const au_acn: Message = ['shared/questions/au_acn', 'Australian Company Number (ACN)'];
export const au_rbn: Message = ['shared/questions/au_rbn', 'Business registration number'];
export const au_arbn: Message = ['shared/questions/au_arbn', 'Australian Registered Body Number (ARBN)'];
export const au_tm: Message = ['shared/questions/au_tm', 'Australian trade mark'];
export const au_registrant_id: Message = ['shared/questions/au_registrant_id', 'Registrant number'];
export const au_registrant_id_missing: Message = [
  'shared/questions/au_registrant_id_missing',
  'Enter a registrant number',
];
export const au_registrant_id_hint: Message = [
  'shared/questions/au_registrant_id_hint',
  'An ABN has 11 digits, an ACN 9',
];
export const au_eligibility_type: Message = ['shared/questions/au_eligibility_type', 'What makes you eligible'];
export const au_eligibility_type_missing: Message = [
  'shared/questions/au_eligibility_type_missing',
  'Choose what makes you eligible',
];
export const au_eligibility_type_why: Message = [
  'shared/questions/au_eligibility_type_why',
  'Every .au domain needs an Australian presence.',
];
export const au_policy_reason: Message = ['shared/questions/au_policy_reason', 'How the domain relates to you'];
export const au_policy_reason_missing: Message = [
  'shared/questions/au_policy_reason_missing',
  'Choose how the domain relates to you',
];
export const au_1: Message = ['shared/questions/au_1', 'It is my name, an abbreviation or an acronym of it'];
export const au_2: Message = ['shared/questions/au_2', 'It is closely and substantially connected to what I do'];
export const au_policy_reason_why: Message = [
  'shared/questions/au_policy_reason_why',
  'auDA allows a .com.au or .net.au domain for one of two reasons.',
];
export const au_eligibility_name: Message = [
  'shared/questions/au_eligibility_name',
  'Name of the business, association or trade mark',
];
export const au_eligibility_name_missing: Message = [
  'shared/questions/au_eligibility_name_missing',
  'Enter the name of the business, association or trade mark',
];
export const au_eligibility_name_why: Message = [
  'shared/questions/au_eligibility_name_why',
  'Where it differs from the legal name.',
];
export const au_eligibility_id_type: Message = [
  'shared/questions/au_eligibility_id_type',
  'Kind of eligibility number',
];
export const au_eligibility_id_type_missing: Message = [
  'shared/questions/au_eligibility_id_type_missing',
  'Choose a kind of eligibility number',
];
export const au_eligibility_id_type_why: Message = [
  'shared/questions/au_eligibility_id_type_why',
  'auDA checks it for .com.au and .net.au and for organisations.',
];
export const au_eligibility_id: Message = ['shared/questions/au_eligibility_id', 'Eligibility number'];
export const au_eligibility_id_missing: Message = [
  'shared/questions/au_eligibility_id_missing',
  'Enter an eligibility number',
];
export const nyc_who: Message = [
  'shared/questions/nyc_who',
  'For people and organisations with an address in New York City',
];
export const nyc_declared: Message = [
  'shared/questions/nyc_declared',
  'I live in New York City, or my organisation has its place there, and will keep to the nexus policy',
];
export const nyc_declared_why: Message = [
  'shared/questions/nyc_declared_why',
  'The .nyc registry deletes anyone else’s domains.',
];
export const berlin_who: Message = [
  'shared/questions/berlin_who',
  'For people and organisations with a connection to Berlin',
];
export const berlin_declared: Message = [
  'shared/questions/berlin_declared',
  'I have an economic, cultural, social or other connection with Berlin',
];
export const berlin_declared_why: Message = [
  'shared/questions/berlin_declared_why',
  'The .berlin registry may ask for proof of it.',
];
export const paris_who: Message = [
  'shared/questions/paris_who',
  'For people and organisations with a connection to Paris',
];
export const paris_declared: Message = [
  'shared/questions/paris_declared',
  'I live or work in the Paris region, or have another direct connection with it',
];
export const paris_declared_why: Message = [
  'shared/questions/paris_declared_why',
  'The .paris registry may ask for proof of it.',
];
export const gmbh_who: Message = ['shared/questions/gmbh_who', 'For companies of the legal form GmbH'];
export const gmbh_declared: Message = [
  'shared/questions/gmbh_declared',
  'The organisation is a GmbH in its commercial register and holds what its business needs to be licensed',
];
export const gmbh_declared_why: Message = [
  'shared/questions/gmbh_declared_why',
  'The .gmbh registry removes anyone else’s domains.',
];
export const ltd_who: Message = ['shared/questions/ltd_who', 'For limited companies'];
export const ltd_declared: Message = [
  'shared/questions/ltd_declared',
  'The organisation is a limited company and holds what its business needs to be licensed',
];
export const ltd_declared_why: Message = [
  'shared/questions/ltd_declared_why',
  'The .ltd registry removes anyone else’s domains.',
];
export const inc_who: Message = ['shared/questions/inc_who', 'For incorporated businesses'];
export const inc_declared: Message = [
  'shared/questions/inc_declared',
  'The business holds what it needs to be licensed',
];
export const inc_declared_why: Message = [
  'shared/questions/inc_declared_why',
  'The .inc registry may ask for proof of it.',
];
export const eco_who: Message = ['shared/questions/eco_who', 'Registrants pledge support for environmental causes'];
export const eco_declared: Message = [
  'shared/questions/eco_declared',
  'I support change for a better environment and will give true information in the eco profile',
];
export const eco_declared_why: Message = [
  'shared/questions/eco_declared_why',
  'A .eco domain works once its profile at the registry is filled in.',
];
export const film_who: Message = ['shared/questions/film_who', 'For the film industry'];
export const film_declared: Message = [
  'shared/questions/film_declared',
  'I work in or for the film industry, and the name is closely connected to that',
];
export const film_declared_why: Message = [
  'shared/questions/film_declared_why',
  'The .film registry checks it and removes anyone else’s domains.',
];
export const music_who: Message = ['shared/questions/music_who', 'For the music community'];
export const music_declared: Message = [
  'shared/questions/music_declared',
  'I belong to the music community and use the name for music only',
];
export const music_declared_why: Message = [
  'shared/questions/music_declared_why',
  'The .music registry asks for proof of who you are.',
];
export const travel_who: Message = [
  'shared/questions/travel_who',
  'For those who provide or plan products, services or content for travel',
];
export const travel_declared: Message = [
  'shared/questions/travel_declared',
  'I provide or plan products, services or content for travel',
];
export const travel_declared_why: Message = [
  'shared/questions/travel_declared_why',
  'The .travel registry is for the travel community.',
];
export const biz_who: Message = ['shared/questions/biz_who', 'For business or commercial use'];
export const name_who: Message = ['shared/questions/name_who', "For people's own names"];
